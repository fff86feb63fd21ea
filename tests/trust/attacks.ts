/**
 * Attacks of our own making: ways to have a script run, each inside every wrapping that makes parsers disagree. Each calls
 * `hit(number)` where it succeeds.
 */

/** What runs a script. The code has no quotes and no white space, so that it fits into every kind of attribute. */
const WAYS: readonly ((code: string) => string)[] = [
  (code) => `<img src=data:, onerror=${code}>`,
  (code) => `<IMG SRC="data:," OnErRoR="${code}" alt=x>`,
  (code) => `<img/src=data:,/onerror=${code}>`,
  (code) => `<img src=data:, onerror=${entities(code)}>`,
  (code) => `<svg onload=${code}></svg>`,
  (code) => `<svg><image href=data:, onerror=${code} /></svg>`,
  (code) => `<svg><animate onbegin=${code} attributeName=x dur=1s></animate></svg>`,
  (code) => `<svg><a href="javascript:${code}"><text>press</text></a></svg>`,
  (code) => `<svg><a xlink:href="javascript:${code}"><text>press</text></a></svg>`,
  (code) => `<svg><a><animate attributeName=href values="javascript:${code}" dur=1s fill=freeze></animate><text>press</text></a></svg>`,
  (code) => `<video><source onerror=${code}></video>`,
  (code) => `<audio src=data:, onerror=${code}></audio>`,
  (code) => `<details open ontoggle=${code}><summary>s</summary>press</details>`,
  (code) => `<b onclick=${code}>press</b>`,
  (code) => `<b onpointerover=${code} onmouseover=${code}>press</b>`,
  (code) => `<input autofocus onfocus=${code}>`,
  (code) => `<a href="javascript:${code}">press</a>`,
  (code) => `<a href="  JaVaScRiPt:${code}">press</a>`,
  (code) => `<a href="java&#9;script:${code}">press</a>`,
  (code) => `<a href="java&NewLine;script&colon;${code}">press</a>`,
  (code) => `<a href="&#1;javascript:${code}">press</a>`,
  (code) => `<form action="javascript:${code}"><button>press</button></form>`,
  (code) => `<form><button formaction="javascript:${code}">press</button></form>`,
  (code) => `<iframe srcdoc="<script>parent.${code}</script>"></iframe>`,
  (code) => `<iframe src="javascript:parent.${code}"></iframe>`,
  (code) => `<object data="javascript:parent.${code}"></object>`,
  (code) => `<embed src="javascript:parent.${code}">`,
  (code) => `<link rel=stylesheet href="data:text/css," onload=${code}>`,
  (code) => `<style onload=${code}></style>`,
  (code) => `<script>${code}</script>`,
  (code) => `<math><mtext><img src=data:, onerror=${code}></mtext></math>`,
  (code) => `<custom-element tabindex=0 onfocus=${code} autofocus>press</custom-element>`,
]

/** Where parsers, serializers and sanitizers have disagreed. */
const WRAPPINGS: readonly ((attack: string) => string)[] = [
  (attack) => attack,
  (attack) => `words <b>before</b> ${attack} and <em>after</em>`,
  (attack) => `"><b title="">${attack}`,
  (attack) => `<!--><b>${attack}-->`,
  (attack) => `<!--!>${attack}`,
  (attack) => `<template>${attack}</template>${attack}`,
  (attack) => `<noscript><p title="</noscript>${attack.replaceAll('"', "'")}"></noscript>`,
  (attack) => `<noembed><a title="</noembed>${attack.replaceAll('"', "'")}"></noembed>`,
  (attack) => `<textarea></textarea>${attack}`,
  (attack) => `<title><b title="</title>${attack.replaceAll('"', "'")}"></title>`,
  (attack) => `<svg><style><b title="</style>${attack.replaceAll('"', "'")}"></style></svg>`,
  (attack) => `<svg><desc>${attack}</desc><foreignObject>${attack}</foreignObject></svg>`,
  (attack) =>
    `<math><mtext><table><mglyph><style><!--</style><b title="--&gt;${attack.replaceAll('<', '&lt;').replaceAll('"', '&quot;')}">`,
  (attack) => `<form><math><mtext></form><form><mglyph><style></math>${attack}`,
  (attack) => `<table><caption>${attack}</caption><tr>${attack}<td>${attack}</td></tr></table>`,
  (attack) => `<select><option>${attack}</option></select>${attack}`,
  (attack) => `<b><b><b><b><p><b><b>${attack}</p>`,
  (attack) => `${'<div>'.repeat(300)}${attack}`,
  (attack) => `<a href="/x"><p>${attack}</a>`,
  (attack) => `<xmp><b title="</xmp>${attack.replaceAll('"', "'")}"></xmp>`,
]

const entities = (text: string): string => [...text].map((letter) => `&#${letter.codePointAt(0)};`).join('')

/** All of them, numbered from 0. */
export const ATTACKS: readonly string[] = WRAPPINGS.flatMap((wrap) => WAYS.map((way) => [wrap, way] as const)).map(([wrap, way], number) =>
  wrap(way(`hit(${number})`)),
)

/** Ids and names that stand before the page's own where somebody looks for those by name. */
export const CLOBBERS: readonly string[] = [
  '<form name="body"></form>',
  '<img name="location" id="location">',
  '<form id="documentElement"></form>',
  '<img name="querySelector">',
  '<img name="querySelectorAll">',
  '<img name="getElementById">',
  '<img name="createElement">',
  '<img name="addEventListener">',
  '<img name="cookie"><img name="referrer"><img name="activeElement"><img name="scrollingElement">',
  '<form name="head"></form><form name="styleSheets"></form>',
  '<a id="history"></a><a id="localStorage"></a><a id="fetch"></a><a id="trustedTypes"></a><a id="matchMedia"></a>',
  '<form id="vitrineSettings"><input name="slider"><input name="gallery"></form>',
  '<a id="YT"></a><a id="google"></a><a id="cryptxConfig"></a>',
]

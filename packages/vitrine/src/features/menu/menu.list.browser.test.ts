import { expect, findFaults, test, type Page } from '#test'

/** As other systems write their menus: nothing but lists, with classes, ids, listeners and markup of their own. */
const LIST = `<ul class="menu" id="menu-main"><li class="menu-item"><a href="/about/" id="about">About <em>us</em></a></li>
<li class="menu-item menu-item-has-children current-menu-ancestor"><a href="/journal/" class="fancy"><b>Journal</b></a>
<ul class="sub-menu"><li><a href="#all" id="all">All articles</a></li><li class="current-menu-item"><a href="/journal/topics/">Topics</a><ul><li><a href="/journal/speed/">Speed</a></li></ul></li></ul></li>
<li><a href="#">More</a><ul><li><a href="/shop/">Shop</a></li></ul></li>
<li><span class="words">Plain <i>words</i></span><ul><li><a href="/plain/">Below</a></li></ul></li></ul>`

const menus = `<header><nav data-feature="menu" aria-label="Main">${LIST}</nav>
<div data-feature="mobile-menu" aria-label="Mobile">${LIST.replaceAll(/ id="[\w-]+"/g, '')}</div></header>
<nav data-feature="vertical-menu" class="hover" aria-label="Beside">${LIST.replaceAll(/ id="[\w-]+"/g, '')}</nav>
<script>window.heard = []; document.getElementById('all').addEventListener('click', (event) => heard.push(event.currentTarget.id))
window.about = document.getElementById('about'); window.served = document.body.innerHTML.split('<script')[0]</script><main><h1 style="margin-block-start:20rem">Page</h1></main>`

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const beside = (page: Page) => page.getByRole('navigation', { name: 'Beside' })

test('MENU-2 MENU-7 MENU-8 lists of links that another system has written become a bar, a mobile menu and a vertical menu, and lose nothing', async ({
  page,
  mountHtml,
}) => {
  const styles = ['menu', 'vertical-menu']
  await mountHtml(menus, { styles })
  await test.step('MENU-8 the bar: each list below an item opens by a button of its own, by pointer and by keys', async () => {
    await main(page).getByRole('button', { name: 'Open submenu of Journal' }).click()
    await expect(main(page).getByRole('link', { name: 'All articles' })).toBeVisible()
    await main(page).getByRole('link', { name: 'All articles' }).click()
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(['all'])
    await main(page).getByRole('link', { name: 'Journal' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(main(page).getByRole('link', { name: 'All articles' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(main(page).getByRole('link', { name: 'All articles' })).toBeHidden()
  })
  await test.step('MENU-8 a link that leads nowhere, and words without a link, open what is below them', async () => {
    await main(page).getByRole('link', { name: 'More' }).click()
    await expect(main(page).getByRole('link', { name: 'Shop' })).toBeVisible()
    await main(page).getByRole('button', { name: 'Plain words' }).click()
    await expect(main(page).getByRole('link', { name: 'Below' })).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('MENU-8 classes, ids, inline markup and the very elements are the page’s own', async () => {
    await expect(main(page).locator('#menu-main.menu .sub-menu a#all')).toHaveCount(1)
    await expect(main(page).locator('a.fancy > b')).toHaveText('Journal')
    await expect(main(page).locator('.words i')).toHaveText('words')
    expect(await page.evaluate(() => document.getElementById('about') === (window as unknown as { about: Element }).about)).toBe(true)
    await expect(main(page).locator('[aria-current="page"]')).toHaveText('Topics')
  })
  await test.step('MENU-7 the vertical menu: the branch of the current page is open, the others unfold', async () => {
    await expect(beside(page).getByRole('link', { name: 'Topics' })).toBeVisible()
    await expect(beside(page)).toHaveAttribute('data-mode', 'hover')
    await expect(beside(page).getByRole('link', { name: 'Shop' })).toBeHidden()
    await beside(page).getByRole('link', { name: 'More' }).click()
    await expect(beside(page).getByRole('link', { name: 'Shop' })).toBeVisible()
  })
  await test.step('MENU-8 nobody is shut out', async () => expect(await findFaults(page)).toEqual([]))
  await test.step('MENU-1 MENU-2 the mobile menu of a narrow window unfolds, and so do its branches', async () => {
    await page.setViewportSize({ width: 500, height: 800 })
    await page.getByRole('button', { name: 'Go to...' }).click()
    const panel = page.getByRole('navigation', { name: 'Mobile' })
    await expect(panel.getByRole('link', { name: 'About us' })).toBeVisible()
    await panel.getByRole('link', { name: 'More' }).click()
    await expect(panel.getByRole('link', { name: 'Shop' })).toBeVisible()
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    expect(await findFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
  })
  await test.step('MENU-8 when everything ends, the page is as it was served', async () => {
    const difference = await page.evaluate(async () => {
      const { stop } = (await import(new URL('/__script/start.js', location.href).href)) as { stop(): void }
      stop()
      await new Promise((resolve) => setTimeout(resolve))
      const now = document.body.innerHTML.split('<script')[0]!
      const { served } = window as unknown as { served: string }
      const at = [...served].findIndex((letter, index) => letter !== now[index])
      return at < 0 ? '' : `${served.slice(at - 40, at + 80)} → ${now.slice(at - 40, at + 80)}`
    })
    expect(difference).toBe('')
  })
})

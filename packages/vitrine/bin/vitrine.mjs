#!/usr/bin/env node
// `npx vitrine` in this workspace, from the sources. What is published has the same commands compiled, for older Nodes too.
import { registerLibrary } from './library.mjs'

registerLibrary()
await import('../src/command-line.ts')

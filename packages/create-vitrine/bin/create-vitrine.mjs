#!/usr/bin/env node
// npm create vitrine my-site
import { create } from '../src/main.mjs'

process.exitCode = await create(process.argv.slice(2))

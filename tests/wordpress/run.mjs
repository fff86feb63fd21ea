// npm run wordpress: a real WordPress, set up from Debian's packages, is filled, exported, imported, built and checked. What the
// import counts must be what WordPress counts. Nothing leaves the machine: the database has no network, WordPress may ask nobody.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')
const SOURCE = '/usr/share/wordpress'
if (!existsSync(SOURCE) || spawnSync('mariadbd', ['--version']).status !== 0 || spawnSync('php', ['-v']).status !== 0) {
  console.error('✗ WordPress, MariaDB or PHP is missing.')
  console.error('  On Debian: apt-get install --no-install-recommends wordpress mariadb-server php-cli php-mysql php-xml php-gd')
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-wordpress-'))
/** Below the project, so that its packages are found. */
const site = join(root, '.cache/wordpress-site')
const [data, socket, wordpress, exported] = ['db', 'db.sock', 'wp', 'export.xml'].map((name) => join(folder, name))

function run(command, args, options = {}) {
  const result = spawnSync(command, args, { encoding: 'utf8', ...options })
  if (result.status !== 0) throw new Error(`${command} ${args.join(' ')}\n${result.stdout}${result.stderr}`)
  return result
}

const write = (path, text) => {
  mkdirSync(join(site, path, '..'), { recursive: true })
  writeFileSync(join(site, path), text)
}

run('mariadb-install-db', [`--datadir=${data}`, '--auth-root-authentication-method=normal', `--user=${process.env.USER || 'root'}`])
const database = spawn(
  'mariadbd',
  [`--datadir=${data}`, `--socket=${socket}`, '--skip-networking', `--user=${process.env.USER || 'root'}`],
  { stdio: 'ignore' },
)
try {
  for (let at = 0; spawnSync('mariadb', ['-uroot', '-S', socket, '-e', 'CREATE DATABASE IF NOT EXISTS wp']).status !== 0; at += 1) {
    if (at > 60) throw new Error('The database did not start.')
    await wait(500)
  }
  cpSync(SOURCE, wordpress, { recursive: true, dereference: true })
  writeFileSync(
    join(wordpress, 'wp-config.php'),
    `<?php
define('DB_NAME', 'wp'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', ''); define('WP_HTTP_BLOCK_EXTERNAL', true); define('DISABLE_WP_CRON', true);
define('WP_CONTENT_DIR', '${wordpress}/wp-content'); $table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`,
  )
  const script = join(import.meta.dirname, 'wordpress.php')
  run('php', [script, 'install', wordpress])
  const { version, ...has } = JSON.parse(run('php', [script, 'fill', wordpress, exported]).stderr.split('\n').at(-1))
  console.info(`▸ WordPress ${version} has ${JSON.stringify(has)}`)

  rmSync(site, { recursive: true, force: true })
  write('package.json', '{ "type": "module", "dependencies": { "astro": "*", "vitrine-site": "*" } }')
  write(
    'astro.config.ts',
    "import { defineConfig } from 'astro/config'\nimport { vitrine } from 'vitrine-site'\nexport default defineConfig({ integrations: [vitrine({ settings: { comments: { address: '/comments/' } } })] })\n",
  )
  write('src/content.config.ts', "export { collections } from 'vitrine-site/content'\n")
  write('content/pages/index.md', '---\ntitle: New\ndescription: The new home of an old site.\n---\n\nWelcome.\n')
  const vitrine = (...args) => run(process.execPath, [join(root, 'packages/vitrine-site/bin/vitrine.mjs'), ...args], { cwd: site }).stdout
  const uploads = ['--uploads', join(wordpress, 'wp-content/uploads')]
  const said = vitrine('import', exported, '--write', ...uploads)
  const wrong = Object.entries(has).filter(([kind, count]) => !said.includes(`  ${count} ${kind}\n`))
  if (wrong.length > 0) throw new Error(`Not all of it came: ${JSON.stringify(wrong)}\n${said}`)
  vitrine('build')
  // Ends with another code where something is not on the built pages.
  console.info(vitrine('import', exported, '--check', ...uploads))
  console.info('▸ Everything that WordPress has was imported and is on the built pages.')
} finally {
  database.kill()
  await new Promise((resolve) => (database.exitCode === null ? database.once('exit', resolve) : resolve()))
  rmSync(folder, { recursive: true, force: true })
  rmSync(site, { recursive: true, force: true })
}

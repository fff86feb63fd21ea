// Loaded into a process that is measured: leaves behind how many seconds of processor time it took, all its threads together.
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.env.PROCESSOR_TIME) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage()
    writeFileSync(process.env.PROCESSOR_TIME, String((user + system) / 1e6))
  })
}

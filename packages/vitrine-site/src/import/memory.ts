import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes of heap from which on what is no longer needed is thrown away, whether or not Node thinks that it is time. */
const ENOUGH = 240 * 1024 * 1024
/** Bytes that are read between two looks. */
const STEP = 24 * 1024 * 1024

/**
 * Node lets rubbish grow while the machine has memory to spare: a gigabyte for half a gigabyte of export, of which a fifth is in
 * use. On a small machine that is the end of the import. Called with how much has been read.
 */
export function memoryKeeper(): (bytes: number) => void {
  let looked = 0
  let collect: (() => void) | undefined
  return (bytes) => {
    if (bytes - looked < STEP) return
    looked = bytes
    if (process.memoryUsage().heapTotal < ENOUGH) return
    if (!collect) {
      setFlagsFromString('--expose-gc')
      collect = runInNewContext('gc') as () => void
    }
    collect()
  }
}

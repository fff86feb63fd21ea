import { report } from '../services/report'

/** Uses a part of a feature that is fetched on need. Where it does not arrive, or fails, that is reported and the rest goes on. */
export async function withPart<T>(feature: string, part: Promise<T>, use: (part: T) => unknown): Promise<void> {
  try {
    await use(await part)
  } catch (error) {
    report({ feature, error })
  }
}

/** Told to the console only. */
export const imageFailed = (address: string) => `${address} could not be loaded`

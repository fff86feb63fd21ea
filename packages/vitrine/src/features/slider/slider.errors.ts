/** Told to the console only. */
export const imageFailed = (address: string) => `${address} could not be loaded`
export const NO_SLIDES = 'there is no element with data-part="slides" in the slider'

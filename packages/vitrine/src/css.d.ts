/** A view imports the styles that it alone needs; the bundler does the rest. */
declare module '*.css'

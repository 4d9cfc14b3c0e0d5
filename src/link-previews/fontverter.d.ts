/** The package has no types of its own. */
declare module 'fontverter' {
  interface Fontverter {
    /** Converts a font to another file format. */
    convert(font: Buffer, format: 'sfnt' | 'truetype' | 'woff' | 'woff2'): Promise<Buffer>;
  }
  const fontverter: Fontverter;
  export default fontverter;
}

import sans from '../../assets/fonts/instrument-sans.woff2?url';
import code from '../../assets/fonts/jetbrains-mono.woff2?url';

/** Families of the site with the addresses of their fonts. */
export const faces: readonly (readonly [family: string, address: string])[] = [
  ['Instrument Sans', sans],
  ['JetBrains Mono', code],
];

/** The faces as rules of CSS, for pages without scripts. Their text may shift once. */
export const faceRules: string = faces
  .map(
    ([family, address]) =>
      `@font-face{font-family:"${family}";src:url("${address}") format("woff2");font-weight:400 700;font-display:swap}`,
  )
  .join('');

import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** Qualities at which static hosts compress: the preview server and every size that the checks and benches report use the same. */
const BROTLI_QUALITY = 9;
const GZIP_LEVEL = 9;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Compresses a body as the preview server sends it.
 * @param {Buffer} body
 * @param {'br' | 'gzip'} encoding
 * @returns {Promise<Buffer>}
 */
export function compress(body, encoding) {
  if (encoding === 'gzip') return gzip(body, { level: GZIP_LEVEL });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  return brotli(body, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

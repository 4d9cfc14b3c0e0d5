/** What tells whether a file has changed, as the build computes it: 72 bits of SHA-256, as base64url. */
export async function contentHash(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const text = btoa(String.fromCharCode(...digest.subarray(0, 9)));
  return text.replaceAll('+', '-').replaceAll('/', '_');
}

/** Signature and documentation as text: what a worker says is never HTML. */
export function explanation(signature: string, documentation: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'editor-explanation';
  const code = document.createElement('code');
  code.textContent = signature;
  const text = document.createElement('p');
  text.textContent = documentation;
  box.append(...(signature ? [code] : []), ...(documentation ? [text] : []));
  return box;
}

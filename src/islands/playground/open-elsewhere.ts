/** Where StackBlitz takes projects from a form. */
const address = 'https://stackblitz.com/run';

/** Opens a project at StackBlitz, in another tab. Nothing is sent before the reader asks for it. */
export function openElsewhere(name: string, files: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.target = '_blank';
  form.rel = 'noopener noreferrer';
  const fields: Record<string, string> = {
    'project[title]': name,
    'project[description]': `From ${location.href.replace(/#.*/, '')}`,
    'project[template]': 'node',
  };
  for (const [path, text] of Object.entries(files)) fields[`project[files][${path}]`] = text;
  for (const [field, value] of Object.entries(fields)) form.append(hidden(field, value));
  document.body.append(form);
  form.submit();
  form.remove();
}

function hidden(name: string, value: string): HTMLInputElement {
  const input = document.createElement('input');
  Object.assign(input, { type: 'hidden', name, value });
  return input;
}

import { copyFile, readFile } from 'node:fs/promises';
import linker from '@angular/compiler-cli/linker/babel';
import { transformAsync } from '@babel/core';
import { build } from 'esbuild';

const linkLibraries = {
  name: 'link-libraries',
  setup({ onLoad }) {
    onLoad({ filter: /@angular.*\.m?js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('ɵɵngDeclare')) {
        return { contents: source };
      }
      const { code } = await transformAsync(source, {
        filename: path,
        plugins: [linker],
        configFile: false,
        compact: false,
      });
      return { contents: code };
    });
  },
};

await build({
  entryPoints: ['dist/compiled/main.js'],
  outfile: 'dist/site/main.js',
  bundle: true,
  format: 'esm',
  minify: true,
  define: { ngDevMode: 'false', ngJitMode: 'false' },
  plugins: [linkLibraries],
});
await copyFile('pipeline/index.html', 'dist/site/index.html');

import { join } from 'node:path';
import {
  AngularNodeAppEngine,
  createNodeRequestHandler,
  isMainModule,
  writeResponseToNodeResponse,
} from '@angular/ssr/node';
import express from 'express';

// #docregion api
const products = [
  { id: '1', name: 'Kettle', price: 40, reviews: ['Boils fast.'] },
  { id: '2', name: 'Toaster', price: 30, reviews: ['Crisp toast.'] },
  { id: '3', name: 'Teapot', price: 20, reviews: ['Pours well.'] },
];

const app = express();

app.get('/api/products', (_request, response) => {
  response.json(products);
});

app.get('/api/products/:id', (request, response) => {
  const product = products.find(({ id }) => id === request.params.id);
  response.status(product ? 200 : 404).json(product ?? null);
});

app.get('/api/name', (request, response) => {
  const found = /(?:^|; )name=(\w+)/.exec(request.headers.cookie ?? '');
  response.json(found?.[1] ?? 'guest');
});
// #enddocregion api

const browserFiles = join(import.meta.dirname, '../browser');
app.use(
  express.static(browserFiles, { maxAge: '1y', index: false, redirect: false }),
);

// #docregion engine
const engine = new AngularNodeAppEngine();

app.use((request, response, next) => {
  engine
    .handle(request, { region: 'EU' })
    .then((page) =>
      page ? writeResponseToNodeResponse(page, response) : next(),
    )
    .catch(next);
});
// #enddocregion engine

if (isMainModule(import.meta.url)) {
  const port = process.env['PORT'] || 4000;
  app.listen(port, () => console.log(`Listening on port ${port}`));
}

export const reqHandler = createNodeRequestHandler(app);

import { createServer } from 'node:http';
import { FLATS } from './flats.mjs';

const server = createServer((request, response) => {
  if (request.url === '/api/locations') {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(FLATS));
  } else {
    response.statusCode = 404;
    response.end();
  }
});

server.listen(3000, () => {
  console.log('The server listens at http://localhost:3000/api/locations');
});

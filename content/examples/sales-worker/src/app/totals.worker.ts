/// <reference lib="webworker" />

import { type Sale, totalsOf } from './totals';

addEventListener('message', ({ data }: MessageEvent<Sale[]>) => {
  postMessage(totalsOf(data));
});

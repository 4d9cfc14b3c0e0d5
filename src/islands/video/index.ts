/** Door of the videos. */
export { startVideos } from './video.ts';

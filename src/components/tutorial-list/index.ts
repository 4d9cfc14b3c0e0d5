/** Door of the list of tutorials. It is apart from their steps, which would load its styles too. */
export { default as TutorialPicture } from './TutorialPicture.astro';

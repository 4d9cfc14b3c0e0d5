/** Door of the link previews: which picture a page has. What draws them has a door of its own, since it brings an image library along. */
export {
  type PreviewSection,
  previewAddress,
  previewSectionOf,
  previewSections,
} from './preview-sections.ts';

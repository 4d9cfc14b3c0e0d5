/** Puts the player in place of a video's link when the reader presses play. */
export function startVideos(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement>('a[data-video-player]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const frame = player(link);
    link.replaceWith(frame);
    frame.focus();
  });
}

function player({ dataset }: HTMLAnchorElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = dataset['videoTitle'] ?? '';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // The host gets neither its cookies nor the address of the page, only the site's origin.
  frame.setAttribute('credentialless', '');
  frame.referrerPolicy = 'strict-origin';
  frame.src = dataset['videoPlayer'] ?? '';
  return frame;
}

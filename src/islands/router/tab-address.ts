/** `?tab=usage-notes`: once a tab of an entry's page, now a section of it. */
const tab = new URLSearchParams(location.search).get('tab') ?? '';
// On the way back the place is known.
if (!scrollY) document.getElementById(tab)?.scrollIntoView();

export {};

// On a host that ignores case, `Input` and `input` are one file. The entry that the address names comes first.
{
  const entry = document.currentScript.parentNode;
  if (entry.dataset.address === location.pathname) entry.closest('.article').prepend(entry);
}

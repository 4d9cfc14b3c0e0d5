// Sends the reader of a moved page to its new address, which stands on this script's element.
// The query of the old address survives; its fragment wins over the one that the new address names.
{
  const [path, fragment] = document.currentScript.dataset.target.split('#');
  const hash = location.hash || (fragment ? `#${fragment}` : '');
  location.replace(path + location.search + hash);
}

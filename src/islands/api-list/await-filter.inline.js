(() => {
  if (!/[?&](query|type|status)=/.test(location.search)) return;
  document.querySelector('[data-api-list]').dataset.pending = history.state?.scrollY ?? 0;
})();

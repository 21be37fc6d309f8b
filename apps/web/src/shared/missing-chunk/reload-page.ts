const keepers = new Set<() => Promise<void>>();

/** Registers a function that saves work before a reload that the app itself offers. Returns a function that unregisters it. */
export function beforeReload(keep: () => Promise<void>): () => void {
  keepers.add(keep);
  return () => {
    keepers.delete(keep);
  };
}

/** Reloads the page once all registered functions have ended. */
export async function reloadPage(): Promise<void> {
  await Promise.allSettled([...keepers].map((keep) => keep()));
  window.location.reload();
}

const keepers = new Set<() => Promise<void>>();

/** Names what has to be kept over a reload that the app itself offers. Returns what ends that. */
export function beforeReload(keep: () => Promise<void>): () => void {
  keepers.add(keep);
  return () => {
    keepers.delete(keep);
  };
}

/** Reloads the page once everything that must outlive it is kept. */
export async function reloadPage(): Promise<void> {
  await Promise.allSettled([...keepers].map((keep) => keep()));
  window.location.reload();
}

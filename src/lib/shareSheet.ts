/** The share dialog of the device (Web Share API). It only opens during a click. */

/** Shares `data`. Resolves to false when the device cannot share it; closing the dialog counts as success. */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Whether the share dialog accepts these files. */
export const canShareFiles = (files: File[]): boolean =>
  typeof navigator.share === 'function' && typeof navigator.canShare === 'function' && navigator.canShare({ files });

/** The share sheet of the device (Web Share). It opens only within a press of the customer. */

/** Hands `data` to the sheet. False when it could not be shared here; who thinks better of it in the sheet was served. */
export async function handToShareSheet(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Whether the sheet takes files of this kind. */
export const sheetTakes = (files: File[]): boolean => typeof navigator.share === 'function' && typeof navigator.canShare === 'function' && navigator.canShare({ files });

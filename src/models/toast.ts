/** The model of the toast (spec section 3): message and visible flag. It hides automatically after `toastDurationMs`. */
import { useCallback, useEffect, useState } from 'react';

/** Display duration of a toast in ms (spec section 9). */
export const toastDurationMs = 2000;

export default function useToast() {
  const [toast, setToast] = useState({ message: '', isVisible: false, serial: 0 });

  const showToast = useCallback((message: string) => {
    setToast((last) => ({ message, isVisible: true, serial: last.serial + 1 }));
  }, []);
  const hideToast = useCallback(() => setToast((last) => ({ ...last, isVisible: false })), []);

  useEffect(() => {
    if (!toast.isVisible) return;
    const timer = setTimeout(hideToast, toastDurationMs);
    return () => clearTimeout(timer);
  }, [toast.isVisible, toast.serial, hideToast]);

  return { toast, showToast, hideToast };
}

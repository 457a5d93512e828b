/** The toast of spec section 3: message and a visible flag, hidden by itself 2 seconds later. */
import { useCallback, useEffect, useState } from 'react';

/** Ms for which a toast is shown (spec section 9). */
export const toastDuration = 2000;

export default function useToast() {
  const [toast, setToast] = useState({ message: '', isVisible: false, serial: 0 });

  const showToast = useCallback((message: string) => {
    setToast((last) => ({ message, isVisible: true, serial: last.serial + 1 }));
  }, []);
  const hideToast = useCallback(() => setToast((last) => ({ ...last, isVisible: false })), []);

  useEffect(() => {
    if (!toast.isVisible) return;
    const timer = setTimeout(hideToast, toastDuration);
    return () => clearTimeout(timer);
  }, [toast.isVisible, toast.serial, hideToast]);

  return { toast, showToast, hideToast };
}

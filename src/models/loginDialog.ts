/** The model of the login dialog: `openLLL` of spec section 3 is true while it is open. The desktop shell renders it. */
import { useCallback, useState } from 'react';

export default function useLoginDialog() {
  const [openLLL, setOpenLLL] = useState(false);
  const toggleLLL = useCallback(() => setOpenLLL((isOpen) => !isOpen), []);
  return { openLLL, setOpenLLL, toggleLLL };
}

/** Whether the login dialog is open (openLLL of spec section 3). The desktop shell shows it over any page. */
import { useCallback, useState } from 'react';

export default function useLoginDialog() {
  const [openLLL, setOpenLLL] = useState(false);
  const toggleLLL = useCallback(() => setOpenLLL((isOpen) => !isOpen), []);
  return { openLLL, setOpenLLL, toggleLLL };
}

import { useState } from 'react';
import { useServerRecord } from '@/hooks/useInitialState';
import { closedNoticeStorage } from '@/lib/storage';

/** The notice of the shop. A closed one stays closed on this device until the shop has another. */
export function useNotice() {
  const notice = useServerRecord().serverRecord?.notice;
  const [closed, setClosed] = useState(closedNoticeStorage.read);
  const isShown = closed !== notice;
  const toggle = () => {
    const text = isShown ? (notice ?? '') : '';
    setClosed(text);
    closedNoticeStorage.write(text);
  };
  return { notice, isShown, toggle };
}

import { useLayoutEffect, useRef, type RefObject } from 'react';

/** antd 6.6 draws the facts of Descriptions as a table, of one cell each; they are terms and what they mean. Returns the ref of the element around it. */
export function useFactRoles(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const set = (selector: string, role: string) =>
      place.current?.querySelectorAll(selector).forEach((element) => element.setAttribute('role', role));
    set('table', 'presentation');
    set('.ant-descriptions-item-label', 'term');
    set('.ant-descriptions-item-content', 'definition');
  });
  return place;
}

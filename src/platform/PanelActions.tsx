import { Row, Stack } from '@/components/Layout';
import { autoColumns } from '@/components/autoColumns';
import type { ReactNode } from 'react';
import { usePlatform } from './usePlatform';

/** The actions at the end of a panel: full width side by side on h5, right-aligned on pc. */
export function PanelActions({ children }: { children: ReactNode }) {
  const { platform } = usePlatform();
  return platform === 'pc' ? (
    <Row wrap justify="end" gap={12}>
      {children}
    </Row>
  ) : (
    <Stack gap={12} style={autoColumns('130px', 'fit')}>
      {children}
    </Stack>
  );
}

import { X } from 'lucide-react';
import { useState } from 'react';
import { Card, Row, Stack, Text } from '@/components/Layout';
import { cleanCode } from '@/lib/typedText';
import type { DemoFault } from '@/features/docs/contractDocument';
import { faultRule } from '@/lib/faultRules';
import type { ActiveFaults } from '@/hooks/useFaults';
import { queryNumber } from '@/lib/searchParams';
import { useFormKit } from '@/platform/useFormKit';
import { usePlatform } from '@/platform/usePlatform';
import selectStyles from '@/platform/CallingCodeSelect.less';
import styles from './shared.less';

/** Largest number after the colon of a fault rule: a delay in ms, or a showType. */
const MAX_FIGURE = 120_000;

/** A form that adds faults for all or some calls, and the active faults. */
export function DemoFaults({ kinds, faults }: { kinds: readonly DemoFault[]; faults: ActiveFaults }) {
  const { Button } = usePlatform();
  const kit = useFormKit();
  const [kind, setKind] = useState(kinds[0]?.kind ?? '');
  const [figure, setFigure] = useState<string>();
  const [part, setPart] = useState('');
  const [isRefused, setRefused] = useState(false);
  const chosen = kinds.find((one) => one.kind === kind);
  const wantsFigure = chosen !== undefined && chosen.figure !== null;
  const figureText = figure ?? String(chosen?.figure ?? '');

  const change = (changed: { kind?: string; figure?: string; part?: string }) => {
    if (changed.kind !== undefined) {
      setKind(changed.kind);
      setFigure(undefined);
      setRefused(false);
    }
    if (changed.figure !== undefined) setFigure(changed.figure);
    if (changed.part !== undefined) setPart(changed.part);
  };
  const switchOn = () => {
    const number = wantsFigure ? queryNumber(cleanCode(figureText), 0, MAX_FIGURE) : null;
    setRefused(number === undefined);
    if (number !== undefined) faults.switchOn(faultRule(kind, number, part));
  };
  return (
    <Stack as="section" gap={10} marginTop={8} aria-labelledby="docs-faults">
      <Text as="h3" id="docs-faults" size={20}>
        Faults
      </Text>
      <p className={styles.quiet}>
        Stored in a cookie of this browser, so nobody else is affected. If several match a call, the first counts;
        delays add up.
      </p>
      {kit && (
        <Card minWidth={0} className={styles.form}>
          <kit.Form
            values={{ kind, figure: figureText, part }}
            errors={{ figure: isRefused ? 'Enter a whole number from 0 to 120000.' : undefined }}
            onChange={change}
            onSubmit={switchOn}
          >
            <kit.FormItem name="kind" label="Fault" hint={chosen && chosen.does.en} required>
              <select className={selectStyles.select}>
                {kinds.map((one) => (
                  <option key={one.kind}>{one.kind}</option>
                ))}
              </select>
            </kit.FormItem>
            {wantsFigure && (
              <kit.FormItem name="figure" label={kind === 'delay' ? 'Milliseconds' : 'showType'} required>
                <kit.Input name="figure" inputMode="numeric" maxLength={6} />
              </kit.FormItem>
            )}
            <kit.FormItem
              name="part"
              label="Part of the path"
              hint="For example /order/pay. Leave it empty for every call."
            >
              <kit.Input name="part" maxLength={60} autoCapitalize="none" autoComplete="off" />
            </kit.FormItem>
            <Button color="primary" htmlType="submit">
              Switch on
            </Button>
          </kit.Form>
        </Card>
      )}
      <ActiveFaultList faults={faults} />
    </Stack>
  );
}

/** The active faults, each with a button that removes it. */
function ActiveFaultList({ faults: { rules, switchOff } }: { faults: ActiveFaults }) {
  if (rules.length === 0) return <p className={styles.quiet}>No active faults.</p>;
  return (
    <Row as="ul" wrap gap={8}>
      {rules.map((rule) => (
        <li key={rule}>
          <Row
            as="button"
            type="button"
            align="center"
            gap={8}
            inline
            className={styles.button}
            aria-label={`Switch off ${rule}`}
            onClick={() => switchOff(rule)}
          >
            <code className={styles.code}>{rule}</code>
            <X size={16} strokeWidth={1.8} aria-hidden />
          </Row>
        </li>
      ))}
    </Row>
  );
}

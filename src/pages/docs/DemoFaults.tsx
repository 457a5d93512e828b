import { useState } from 'react';
import { Field } from '@/components/common/Field';
import { TextField } from '@/components/common/TextField';
import { queryNumber } from '@/domain/query';
import type { DemoFault } from '@/features/docs/contractDocument';
import { faultRule } from '@/features/docs/faultRules';
import { useDocsWords } from '@/features/docs/useDocsWords';
import type { Faults } from '@/features/docs/useFaults';
import { ActiveFaults } from './ActiveFaults';
import styles from './Demo.less';
import parts from './parts.less';

/** Ms, or a showType: what the demo shop takes behind a colon. */
const mostFigure = 120_000;

/** Switches faults on, for all calls or for some, and off again. */
export function DemoFaults({ kinds, faults }: { kinds: readonly DemoFault[]; faults: Faults }) {
  const { t, pick } = useDocsWords();
  const [kind, setKind] = useState(kinds[0]?.kind ?? '');
  const [figure, setFigure] = useState<string>();
  const [part, setPart] = useState('');
  const [isRefused, setRefused] = useState(false);
  const chosen = kinds.find((one) => one.kind === kind);
  const wantsFigure = chosen !== undefined && chosen.figure !== null;
  const figureText = figure ?? String(chosen?.figure ?? '');

  const switchOn = () => {
    const number = wantsFigure ? queryNumber(figureText.trim(), 0, mostFigure) : null;
    setRefused(number === undefined);
    if (number !== undefined) faults.switchOn(faultRule(kind, number, part));
  };
  return (
    <section className={styles.part} aria-labelledby="docs-faults">
      <h3 id="docs-faults" className={parts.heading}>
        {t('docs.demo.faults')}
      </h3>
      <p className={parts.quiet}>{t('docs.demo.faultsText')}</p>
      <form
        className={`${parts.card} ${styles.form}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          switchOn();
        }}
      >
        <Field label={t('docs.demo.fault')} hint={chosen && pick(chosen.does)}>
          {(control) => (
            <select {...control} value={kind} onChange={(event) => (setKind(event.target.value), setFigure(undefined), setRefused(false))}>
              {kinds.map((one) => (
                <option key={one.kind}>{one.kind}</option>
              ))}
            </select>
          )}
        </Field>
        {wantsFigure && (
          <TextField
            label={t(kind === 'delay' ? 'docs.demo.figure.delay' : 'docs.demo.figure.showType')}
            name="figure"
            inputMode="numeric"
            maxLength={6}
            value={figureText}
            onChange={setFigure}
            fault={isRefused ? t('docs.demo.figureFault') : undefined}
          />
        )}
        <TextField label={t('docs.demo.part')} name="part" isOptional hint={t('docs.demo.partHint')} maxLength={60} spellCheck={false} autoCapitalize="none" autoComplete="off" value={part} onChange={setPart} />
        <button type="submit" className={`${parts.button} ${parts.primary} ${styles.submit}`}>
          {t('docs.demo.switchOn')}
        </button>
      </form>
      <ActiveFaults faults={faults} />
    </section>
  );
}

import { Stack, Text } from '@/components/Layout';
import type { Violation } from '@/api/violations';
import type { InputIssue } from '@/features/docs/contract/inputIssues';
import styles from './shared.less';

/** The most violations that are listed. */
const MAX_LISTED_VIOLATIONS = 20;

/** What is wrong with an input in one line: the path, what was expected and what was found. */
export function issueText({ path, expected, found }: InputIssue): string {
  const what = found === undefined ? 'is missing' : `expected ${expected}, found ${found}`;
  return path ? `${path}: ${what}` : `the whole value: ${what}`;
}

function violationDescription({ expected, found, value, times }: Violation): string {
  const other =
    found === 'nothing' ? `is missing; expected ${expected}` : `expected ${expected}, found ${value ?? found}`;
  return times > 1 ? `${other} (${times} rows)` : other;
}

/** Violations of the contract, each with its path. */
export function ViolationList({ violations }: { violations: readonly Violation[] }) {
  const rest = violations.length - MAX_LISTED_VIOLATIONS;
  return (
    <Stack as="ul" gap={4} minWidth={0} size={13} overflowWrap="anywhere">
      {violations.slice(0, MAX_LISTED_VIOLATIONS).map((violation) => (
        <li key={violation.path}>
          <Text as="code" weight={600} className={styles.code}>
            {violation.path}
          </Text>{' '}
          <span className={styles.quiet}>{violationDescription(violation)}</span>
        </li>
      ))}
      {rest > 0 && <li className={styles.quiet}>and {rest} more</li>}
    </Stack>
  );
}

/**
 * Patterns that come from the API run here instead of in the browser's engine, which needs exponential time for some of them, such as
 * `(a+)+$`. All ways through a pattern are followed at the same time, one character after the other (Thompson's construction), so that
 * the number of steps is at most the size of the pattern times the length of the text.
 */

/** A state of the automaton: takes a character that `takes` accepts, or goes on without one. */
interface AutomatonState {
  takes?: (character: string) => boolean;
  /** Whether the automaton may pass here, at this position. */
  may?: (position: number, characters: readonly string[]) => boolean;
  next: AutomatonState[];
}
/** Builds the states of a part of the pattern, before those of the rest. */
type AutomatonPart = (next: AutomatonState) => AutomatonState;

class UnsupportedPattern extends Error {}

const MAX_PATTERN = 1000;
const MAX_STATES = 5000;
const MAX_STEPS = 500_000;

/** One character of a pattern, or a class or escape for one. */
const singleCharacterPattern =
  /\[(?:\\[^]|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|[^])|[^]/uy;
const quantifierPattern = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y;
const groupStartPattern = /\((?:\?(?::|([=!])|<(?![=!])[^>]*>))?/y;

const acceptingState: AutomatonState = { next: [] };

/** The first state of a pattern that the browser's engine has accepted. */
function buildAutomaton(pattern: string, run: AutomatonRun): AutomatonState {
  let at = 0;
  let states = 0;
  const state = (one: AutomatonState): AutomatonState => {
    states += 1;
    if (states > MAX_STATES) throw new UnsupportedPattern();
    return one;
  };
  const take = (shape: RegExp) => {
    shape.lastIndex = at;
    const found = shape.exec(pattern);
    at += found?.[0].length ?? 0;
    return found;
  };
  const group = (sign: string | undefined): AutomatonPart => {
    const inner = alternatives();
    at += 1;
    if (!sign) return inner;
    const ahead = inner(acceptingState);
    return (next) =>
      state({ may: (position, text) => run(ahead, text, position, false) === (sign === '='), next: [next] });
  };
  const atom = (): AutomatonPart => {
    const opened = take(groupStartPattern);
    if (opened) return group(opened[1]);
    if (pattern.startsWith('(', at)) throw new UnsupportedPattern();
    const source = take(singleCharacterPattern)?.[0] ?? '';
    if (/^\\[1-9bBk]$/.test(source)) throw new UnsupportedPattern();
    if (source === '^') return (next) => state({ may: (position) => position === 0, next: [next] });
    if (source === '$') return (next) => state({ may: (position, text) => position === text.length, next: [next] });
    const is = new RegExp(`^${source}$`, 'u');
    return (next) => state({ takes: (character) => is.test(character), next: [next] });
  };
  const repeated = (part: AutomatonPart, min: number, max: number): AutomatonPart => {
    if (min > MAX_STATES || (max > MAX_STATES && max < Infinity)) throw new UnsupportedPattern();
    return (next) => {
      let from = next;
      if (max === Infinity) {
        from = state({ next: [] });
        from.next.push(part(from), next);
      } else for (let times = min; times < max; times += 1) from = state({ next: [part(from), next] });
      for (let times = 0; times < min; times += 1) from = part(from);
      return from;
    };
  };
  const quantified = (): AutomatonPart => {
    const part = atom();
    const found = take(quantifierPattern);
    if (!found) return part;
    const [, sign, min = '', comma, max] = found;
    if (sign) return repeated(part, sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity);
    return repeated(part, Number(min), max ? Number(max) : comma ? Infinity : Number(min));
  };
  const sequence = (): AutomatonPart => {
    const parts: AutomatonPart[] = [];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') parts.push(quantified());
    return (next) => parts.reduceRight((rest, part) => part(rest), next);
  };
  function alternatives(): AutomatonPart {
    const branches = [sequence()];
    while (pattern[at] === '|') {
      at += 1;
      branches.push(sequence());
    }
    return branches.length === 1
      ? (branches[0] ?? ((next) => next))
      : (next) => state({ next: branches.map((one) => one(next)) });
  }
  return alternatives()(acceptingState);
}

/** Whether the text from `position` on, or with `isWhole: false` its beginning, takes the automaton from `start` to its end. */
type AutomatonRun = (start: AutomatonState, text: readonly string[], position: number, isWhole: boolean) => boolean;

function createRun(): AutomatonRun {
  let steps = 0;
  const run: AutomatonRun = (start, text, first, isWhole) => {
    let current: Iterable<AutomatonState> = [start];
    for (let position = first; position <= text.length; position += 1) {
      const reached = new Set(current);
      const character = text[position];
      const following = new Set<AutomatonState>();
      // A set is iterated over what is added to it, too.
      for (const { takes, may, next } of reached) {
        steps += 1;
        if (steps > MAX_STEPS) throw new UnsupportedPattern();
        if (takes) {
          if (character !== undefined && takes(character)) for (const one of next) following.add(one);
        } else if (!may || may(position, text)) for (const one of next) reached.add(one);
      }
      if (reached.has(acceptingState) && (!isWhole || position === text.length)) return true;
      current = following;
    }
    return false;
  };
  return run;
}

/**
 * Whether the whole text matches a pattern of the API. One that is no regular expression matches everything, and so does one that this
 * cannot run: longer than 1000 characters, with references, lookbehinds, `\b`, or more than half a million steps.
 */
export function matchesPattern(text: string, pattern: string): boolean {
  try {
    if (pattern.length > MAX_PATTERN) return true;
    // Throws for a wrong pattern. Nothing is run.
    void new RegExp(pattern, 'u');
    const run = createRun();
    return run(buildAutomaton(pattern, run), [...text], 0, true);
  } catch {
    return true;
  }
}

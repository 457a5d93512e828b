/**
 * Uses of missing features that need no polyfill although the code does not test for the feature beside them. `npm run targets` fails when
 * the build has no such use any more.
 */
export interface AcceptedUse {
  /** The name of the feature, as the check prints it. */
  readonly name: string;
  /** What the code of the use contains. */
  readonly code: RegExp;
  /** Why it works in a browser without the feature. */
  readonly reason: string;
  /** Whether only quick builds have it, which keep functions that nothing calls. */
  readonly isInQuickBuildsOnly?: boolean;
}

const touchReason = 'Only devices with a touch screen send it; pointer events do the rest.';
const gestureReason = 'Only Safari sends it. Wheel and touch events zoom as well.';

export const acceptedUses: readonly AcceptedUse[] = [
  { name: 'touchstart event', code: /touchstart/, reason: touchReason },
  { name: 'touchmove event', code: /touchmove/, reason: touchReason },
  { name: 'touchend event', code: /touchend/, reason: touchReason },
  { name: 'touchcancel event', code: /touchcancel/, reason: touchReason },
  { name: 'wheel event', code: /wheel/, reason: 'Only devices with a wheel or a touchpad send it.' },
  {
    name: 'contextmenu event',
    code: /contextmenu/,
    reason: 'Phones have no second button; a press elsewhere closes too.',
  },
  { name: 'gesturestart event', code: /gesturestart/, reason: gestureReason },
  { name: 'gesturechange event', code: /gesturechange/, reason: gestureReason },
  { name: 'gestureend event', code: /gestureend/, reason: gestureReason },
  {
    name: 'GestureEvent',
    code: /"constructor"in GestureEvent/,
    reason: 'The test itself, in a try block (@use-gesture).',
  },
  {
    name: 'Element.prototype.requestPointerLock',
    code: /pointerLock&&/,
    reason: '@use-gesture locks the pointer only for gestures with the option `pointerLock`, which the shop has not.',
  },
  {
    name: 'Document.prototype.exitPointerLock',
    code: /currentTarget&&document\.exitPointerLock/,
    reason: 'Called only while the pointer is locked, which it never is.',
  },
  {
    name: 'Document.prototype.startViewTransition',
    code: /try\{[\w$ ]*=?[\w$]*\.startViewTransition/,
    reason: 'React calls it in a try block, and only for its component ViewTransition.',
  },
  {
    name: 'navigation',
    code: /navigation\.transition/,
    reason: 'React adds this listener only where `navigation` exists.',
  },
  { name: 'navigate event', code: /navigation\.addEventListener/, reason: 'As above.' },
  { name: 'navigatesuccess event', code: /navigation\.addEventListener/, reason: 'As above.' },
  { name: 'navigateerror event', code: /navigation\.addEventListener/, reason: 'As above.' },
  {
    name: 'setImmediate',
    code: /\?setImmediate:/,
    reason: 'axios chooses it by an argument, which is `typeof setImmediate === "function"`.',
  },
  {
    name: 'Intl.Segmenter',
    code: /new Intl\.Segmenter/,
    reason: 'valibot counts words and graphemes with it, which no schema of the contract asks for.',
    isInQuickBuildsOnly: true,
  },
  {
    name: 'CustomElementRegistry.prototype.getName',
    code: /\.getName\(/,
    reason: 'The method of an animation of antd, which has the same name.',
  },
  {
    name: 'MediaSource.prototype.handle',
    code: /\.handle\(\{(?:url|request):/,
    reason: 'The method of a route of workbox, which has the same name.',
  },
  {
    name: 'ServiceWorkerRegistration.prototype.sync',
    code: /\.sync\([\w$.]*serverTime/,
    reason: "The method of the shop's clock, which has the same name.",
  },
];

/** Hooks of the second brand: what happens is sent to the shop's own server, when the customer allows it. */
import { beaconHooks } from '../../examples/hooks/beacon';

export default beaconHooks({ url: 'collected', needsConsent: true, max: 1 });

/** The messages of all other pages. */
import { address } from './address';
import { article } from './article';
import { checkout } from './checkout';
import { collect } from './collect';
import { goods } from './goods';
import { login } from './login';
import { mine } from './mine';
import { order } from './order';
import { problem } from './problem';
import { profile } from './profile';
import { redeem } from './redeem';
import { service } from './service';
import { settings } from './settings';
import { shellMessages } from './shellMessages';
import { shellShared } from './shellShared';
import { ticket } from './ticket';

export const secondary = {
  ...address,
  ...article,
  ...checkout,
  ...collect,
  ...goods,
  ...login,
  ...mine,
  ...order,
  ...problem,
  ...profile,
  ...redeem,
  ...service,
  ...settings,
  ...shellMessages,
  ...shellShared,
  ...ticket,
};

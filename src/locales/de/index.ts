import { addressForm } from './addressForm';
import { alerts } from './alerts';
import { avatar } from './avatar';
import { campaign } from './campaign';
import { compare } from './compare';
import { deletion } from './deletion';
import { deletionEntry } from './deletionEntry';
import { demoCode } from './demoCode';
import { email } from './email';
import { front } from './front';
import { gifts } from './gifts';
import { hall } from './hall';
import { message } from './message';
import { nickname } from './nickname';
import { notice } from './notice';
import { orderSearch } from './orderSearch';
import { pay } from './pay';
import { photos } from './photos';
import { promotion } from './promotion';
import { redeemForm } from './redeemForm';
import { secondary } from './secondary';
import { returns } from './returns';
import { review } from './review';
import { reviewForm } from './reviewForm';
import { reviewPanel } from './reviewPanel';
import { search } from './search';
import { shellPc } from './shellPc';
import { steps } from './steps';
import { suggestions } from './suggestions';
import { wallet } from './wallet';

export const messages = {
  ...front,
  ...secondary,
  ...addressForm,
  ...avatar,
  ...deletion,
  ...deletionEntry,
  ...demoCode,
  ...email,
  ...gifts,
  ...hall,
  ...message,
  ...nickname,
  ...notice,
  ...orderSearch,
  ...pay,
  ...photos,
  ...promotion,
  ...redeemForm,
  ...campaign,
  ...compare,
  ...search,
  ...shellPc,
  ...alerts,
  ...returns,
  ...review,
  ...reviewForm,
  ...reviewPanel,
  ...steps,
  ...suggestions,
  ...wallet,
};

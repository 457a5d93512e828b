/** The texts of antd. */
import locale from 'antd/es/locale/fr_FR';

export const kitPc = locale;

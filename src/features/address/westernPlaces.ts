/** States and provinces as they stand in addresses, and the countries that close them. */
const usStates =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming';
const canadianProvinces =
  'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon';
const australianStates = 'NSW New South Wales,VIC Victoria,QLD Queensland,TAS Tasmania,ACT Australian Capital Territory';

const regions = [usStates, canadianProvinces, australianStates].flatMap((list) => list.split(','));

/** Every short and every full name, the longest first, so that `West Virginia` is not read as `Virginia`. */
export const regionNames: readonly string[] = regions
  .flatMap((entry) => {
    const [short = '', ...full] = entry.split(' ');
    return [short, full.join(' ')];
  })
  .sort((one, other) => other.length - one.length);

/** A line that names nothing but the country: the shop asks for none. */
export const country =
  /^(?:(?:the )?(?:usa|u\.s\.a\.|united states(?: of america)?|united kingdom|uk|great britain|england|scotland|wales|canada|australia|singapore|hong kong|china|p\. ?r\. ?china|ireland|germany|france))\.?$/i;

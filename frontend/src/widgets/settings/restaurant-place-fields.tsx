import { Card, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import type { RestaurantDetails } from '@/entities/restaurant';
import { saveRestaurantDetails as limits } from '@/shared/call-schema';
import { required } from '@/shared/ui/dialogs';
import { searchAmong, Select } from '@/shared/ui/select';

/** Regions of the Unicode data that are no countries with phone numbers. */
const NO_COUNTRIES = 'AQ BV CP CQ DG EA EU EZ GS HM IC PN QO TF UM UN XA XB ZZ';

/** Each country's ISO 3166 code and name, by name. */
function countries() {
  const names = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !NO_COUNTRIES.includes(code) && new Intl.Locale(`und-${code}`).region === code)
    .map((value) => ({ value, label: names.of(value) ?? '' }))
    .filter(({ label }) => label !== '')
    .sort((one, other) => one.label.localeCompare(other.label));
}

/** Countries in which an address is incomplete without a state or province. */
const REGIONS: Partial<Record<string, string>> = { US: 'State', CA: 'Province', AU: 'State' };

/** Other countries write postal codes in other ways. */
const ZIP_CODE = [
  ...required('Enter the ZIP code.'),
  { pattern: /^\s*(?:\d{5}(?:-\d{4})?)?\s*$/, message: 'Enter a ZIP code, such as 32084 or 32084-1234.' },
];

/** What parts of an address are called in a country. */
export const addressLabels = (country: string) => ({
  region: REGIONS[country] ?? 'State or region (optional)',
  postalCode: country === 'US' ? 'ZIP code' : 'Postal code (optional)',
});

let countryChoices: ReturnType<typeof countries> | undefined;

export function AddressFields({ country }: Pick<RestaurantDetails, 'country'>) {
  countryChoices ??= countries();
  const labels = addressLabels(country);
  return (
    <>
      <p className="soft" style={{ marginBottom: 16 }}>
        In another town, the website leaves out the stories and directions that came with it.
      </p>
      <div className="pair">
        <Form.Item name="street" label="Street" rules={required('Enter the street.')}>
          <Input required autoComplete="address-line1" maxLength={limits.street.maxLength} />
        </Form.Item>
        <Form.Item name="unit" label="Unit (optional)">
          <Input autoComplete="address-line2" maxLength={limits.unit.maxLength} />
        </Form.Item>
        <Form.Item name="city" label="City" rules={required('Enter the city.')}>
          <Input required autoComplete="address-level2" maxLength={limits.city.maxLength} />
        </Form.Item>
        <Form.Item
          name="region"
          label={labels.region}
          rules={REGIONS[country] ? required(`Enter the ${labels.region.toLowerCase()}.`) : []}
        >
          <Input autoComplete="address-level1" maxLength={limits.region.maxLength} />
        </Form.Item>
        <Form.Item name="postalCode" label={labels.postalCode} rules={country === 'US' ? ZIP_CODE : []}>
          <Input autoComplete="postal-code" maxLength={limits.postalCode.maxLength} />
        </Form.Item>
        <Form.Item name="country" label="Country" extra="Phone numbers without a country code belong to this country.">
          <Select options={countryChoices} showSearch={searchAmong(countryChoices)} />
        </Form.Item>
      </div>
    </>
  );
}

export const zoneName = (timeZone: string) => timeZone.replaceAll('_', ' ');

const timeThere = (timeZone: string) =>
  new Date().toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });

/** The browser may know the restaurant's zone under another name. */
const zoneChoices = (current: string) =>
  [...new Set([current, ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((value) => ({ value, label: zoneName(value) }));

interface TimeZoneFieldProps {
  timeZone: string;
  saved: string;
}

/** The list shows the time in each zone; only those in view are formatted, because a formatter takes a phone 20 ms. */
export function TimeZoneField({ timeZone, saved }: TimeZoneFieldProps) {
  const [choices] = useState(() => zoneChoices(saved));
  return (
    <Card title="Time zone">
      <Form.Item
        name="timeZone"
        label="Time zone"
        extra={`It’s ${timeThere(timeZone)} there now. Opening hours and reservation times are read in this time zone.`}
        style={{ marginBottom: 0 }}
      >
        <Select
          options={choices}
          showSearch={searchAmong(choices)}
          optionRender={({ label, value }) => (
            <Flex justify="space-between" gap={12}>
              <span>{label}</span>
              <span className="soft">{timeThere(String(value))}</span>
            </Flex>
          )}
        />
      </Form.Item>
      {timeZone !== saved && (
        <p role="status" style={{ marginTop: 16 }}>
          Existing reservations keep their day and clock time, which are read in the new time zone. Scheduled campaigns
          and content still go out at the same moment, so their clock times change.
        </p>
      )}
    </Card>
  );
}

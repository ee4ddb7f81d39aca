import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { choose, chosenIn } from '@/shared/testing';
import { AntdProvider } from '../antd';
import { searchAmong, Select } from '.';

const SIZES = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: `${String(index + 1)} people`,
}));

function show(options: typeof SIZES) {
  render(
    <AntdProvider>
      <Form initialValues={{ size: '2' }}>
        <Form.Item name="size" label="Party size">
          <Select options={options} showSearch={searchAmong(options)} />
        </Form.Item>
      </Form>
    </AntdProvider>,
  );
  return { user: userEvent.setup(), control: screen.getByRole('combobox', { name: 'Party size' }) };
}

it('has the chosen text as its value', async () => {
  const { user, control } = show(SIZES.slice(0, 3));
  expect(control).toHaveValue('2 people');
  await choose(user, control, '3 people');
  expect(control).toHaveValue('3 people');
  expect(chosenIn(control)).toBe('3 people');
});

it('has it as its placeholder if it is searchable', async () => {
  const { user, control } = show(SIZES);
  expect(control).toHaveAttribute('placeholder', '2 people');
  await user.type(control, '11');
  expect(control).toHaveValue('11');
  await choose(user, control, '11 people');
  expect(control).toHaveAttribute('placeholder', '11 people');
  expect(control).toHaveValue('');
});

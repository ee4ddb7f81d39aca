import { Flex } from 'antd';

interface Finding {
  /** A sentence. */
  message: string;
  level?: 'error' | 'warning';
}

/** Findings before sending: an error must be fixed, a warning is advice. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <Flex component="ul" vertical gap={6}>
      {findings.map(({ level = 'warning', message }) => (
        <li key={message} className="remark" data-level={level}>
          <span className="visually-hidden">{level === 'error' ? 'Error: ' : 'Warning: '}</span>
          {message}
        </li>
      ))}
    </Flex>
  );
}

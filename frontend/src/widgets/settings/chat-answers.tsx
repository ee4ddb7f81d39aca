import { useQuery } from '@tanstack/react-query';
import { Button, Collapse, Flex, Form, Input } from 'antd';
import {
  type ChatAnswer,
  chatAnswerQueries,
  correctChatAnswer,
  resetChatAnswer,
} from '@/entities/settings/chat-answer';
import { draftKey } from '@/entities/session';
import { chatTopics } from '@/features/chat';
import { type Mutation, useRestMutation } from '@/shared/api';
import { correctChatAnswer as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { AnswerView } from '@/shared/ui/answer-view';
import { useDraftForm } from '@/shared/ui/dialogs';

type Topic = ReturnType<typeof chatTopics>[number];

interface Correction {
  topic: string;
  reply: string;
  seen: string | null;
}

const invalidates = [chatAnswerQueries.all().queryKey];

const correct: Mutation<Correction> = {
  send: ({ topic, reply, seen }) => correctChatAnswer(topic, reply, seen),
  done: () => ({ title: 'The chat has your answer' }),
  failed: () => ({ title: 'Couldn’t save the answer', description: 'Please try again' }),
  invalidates,
};

const reset: Mutation<{ topic: string }> = {
  send: ({ topic }) => resetChatAnswer(topic),
  done: () => ({ title: 'The chat has the original answer again' }),
  failed: () => ({ title: 'Couldn’t restore the answer', description: 'Please try again' }),
  invalidates,
};

/** The chat's topics with their answers, which the owner can correct. */
export function ChatAnswers() {
  const answers = useQuery(chatAnswerQueries.all());
  return (
    <AnswerView answer={answers} loading="Loading answers..." failed="Couldn’t load the answers.">
      {(corrected) => (
        <Flex vertical gap={16} style={{ maxWidth: 860 }}>
          <p>
            The chat on your website answers with the first topic that has one of its words in the question. Hours, menu
            and prices are always the current ones until you write an answer of your own.
          </p>
          <Collapse
            items={chatTopics().map((topic) => {
              const answer = corrected.find((one) => one.topic === topic.id);
              return {
                key: topic.id,
                label: titleOf(topic),
                extra: answer && 'Your answer',
                children: <TopicForm topic={topic} answer={answer} />,
              };
            })}
          />
        </Flex>
      )}
    </AnswerView>
  );
}

const titleOf = ({ words }: Topic) => words.join(', ');

function TopicForm({ topic, answer }: { topic: Topic; answer: ChatAnswer | undefined }) {
  const { id } = topic;
  const stored = answer?.reply ?? topic.reply;
  // What was shown when typing began, so that an answer that someone else has changed since is not overwritten.
  const draft = useDraft(draftKey('admin', `chat-answer/${id}`), { reply: stored, seen: answer?.updatedAt ?? '' });
  const { reply, seen } = draft.values;
  const draftForm = useDraftForm<{ reply: string }>({
    ...draft,
    values: { reply },
    write: (typed) => {
      draft.write(typed.reply === stored ? { ...typed, seen: answer?.updatedAt ?? '' } : { ...typed, seen });
    },
  });
  const saving = useRestMutation(correct);
  const resetting = useRestMutation(reset);
  return (
    <Form
      {...draftForm}
      aria-label={titleOf(topic)}
      noValidate
      onFinish={() => {
        saving.send({ topic: id, reply, seen: seen || null }, { draft: draft.key });
      }}
    >
      <Form.Item name="reply" rules={[{ required: true, whitespace: true, message: 'Enter the answer.' }]}>
        <Input.TextArea autoSize maxLength={limits.reply.maxLength} aria-label={`Answer to ${titleOf(topic)}`} />
      </Form.Item>
      <Flex gap={8} wrap>
        <Button htmlType="submit" loading={saving.isPending} disabled={reply === stored}>
          Save
        </Button>
        {reply !== stored && (
          <Button type="text" onClick={draft.drop}>
            Discard changes
          </Button>
        )}
        {answer && (
          <Button
            type="text"
            loading={resetting.isPending}
            onClick={() => {
              resetting.send({ topic: id }, { draft: draft.key });
            }}
          >
            Use the original answer
          </Button>
        )}
      </Flex>
    </Form>
  );
}

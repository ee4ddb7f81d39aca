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
import { required, useDraftForm } from '@/shared/ui/dialogs';
import { EmptyState } from '@/shared/ui/empty-state';
import { SearchField, useSearchText } from '@/shared/ui/search-field';

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

const reset: Mutation<Pick<ChatAnswer, 'topic' | 'updatedAt'>> = {
  send: ({ topic, updatedAt }) => resetChatAnswer(topic, updatedAt),
  done: () => ({ title: 'The chat has the original answer again' }),
  failed: () => ({ title: 'Couldn’t restore the answer', description: 'Please try again' }),
  invalidates,
};

/** The chat's topics with their answers, which the owner can correct. */
export function ChatAnswers() {
  const answers = useQuery(chatAnswerQueries.all());
  const facts = useQuery(chatAnswerQueries.facts());
  const texts = { loading: 'Loading answers...', failed: 'Couldn’t load the answers.' };
  return (
    <AnswerView answer={answers} {...texts}>
      {(corrected) => (
        <AnswerView answer={facts} {...texts}>
          {(current) => <Topics topics={chatTopics(current)} corrected={corrected} />}
        </AnswerView>
      )}
    </AnswerView>
  );
}

function Topics({ topics, corrected }: { topics: readonly Topic[]; corrected: readonly ChatAnswer[] }) {
  const { text } = useSearchText();
  const found = topics.filter((topic) => isAbout(topic, text.toLowerCase()));
  return (
    <Flex vertical gap={16} style={{ maxWidth: 860 }}>
      <p>
        The chat on your website answers with the first topic that has one of its words in the question. Hours, menu and
        prices are always the current ones until you write an answer of your own.
      </p>
      <SearchField label="Search answers" />
      {found.length === 0 ? (
        <EmptyState text="No answers match." hint="Try another word." />
      ) : (
        <Collapse
          items={found.map((topic) => {
            const answer = corrected.find((one) => one.topic === topic.id);
            return {
              key: topic.id,
              label: topic.title,
              extra: answer ? 'Your answer' : topic.isUnanswered && 'No answer yet',
              children: <TopicForm topic={topic} answer={answer} />,
            };
          })}
        />
      )}
    </Flex>
  );
}

const isAbout = ({ title, keywords }: Topic, text: string) =>
  [title, ...keywords].some((word) => word.toLowerCase().includes(text));

function TopicForm({ topic, answer }: { topic: Topic; answer: ChatAnswer | undefined }) {
  const { id, title, keywords } = topic;
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
      aria-label={title}
      noValidate
      onFinish={() => {
        saving.send({ topic: id, reply, seen: seen || null }, { draft: draft.key });
      }}
    >
      <p className="soft" style={{ marginBottom: 8 }}>
        Answers questions with: {keywords.join(', ')}
      </p>
      <Form.Item name="reply" rules={required('Enter the answer.')}>
        <Input.TextArea autoSize maxLength={limits.reply.maxLength} aria-label={`Answer to ${title}`} />
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
              resetting.send(answer, { draft: draft.key });
            }}
          >
            Use the original answer
          </Button>
        )}
      </Flex>
    </Form>
  );
}

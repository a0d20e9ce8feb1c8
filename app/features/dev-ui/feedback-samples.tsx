import { Button } from '~/ui/buttons/button';
import { LinkButton } from '~/ui/buttons/link-button';
import { Meter } from '~/ui/charts/meter';
import { Badge } from '~/ui/data/badge';
import { Tag } from '~/ui/data/tag';
import { Alert } from '~/ui/feedback/alert';
import { EmptyState } from '~/ui/feedback/empty-state';
import { Progress } from '~/ui/feedback/progress';
import { Loading, Skeleton, SkeletonText } from '~/ui/feedback/skeleton';
import { Sample, SampleGroup } from './sample';

export function FeedbackSamples() {
  return (
    <SampleGroup id="feedback" title="States and messages">
      <Sample title="Notices" layout="stack">
        <div className="grid gap-4 lg:grid-cols-2">
          <Alert tone="info" title="The office is closed on Friday">
            Orders placed now leave on Monday.
          </Alert>
          <Alert tone="success">Your changes are saved.</Alert>
          <Alert
            tone="warning"
            title="Two left"
            action={
              <Button variant="quiet" size="sm">
                Hold one
              </Button>
            }
          >
            They are restocked twice a year.
          </Alert>
          <Alert tone="danger" title="The payment did not go through">
            Nothing was taken. Try again or choose another way to pay.
          </Alert>
        </div>
      </Sample>
      <Sample title="Badges">
        <Badge>Draft</Badge>
        <Badge tone="info">In review</Badge>
        <Badge tone="success">Paid</Badge>
        <Badge tone="warning">Low stock</Badge>
        <Badge tone="danger">Failed</Badge>
        <Badge glaze="vermilion">New</Badge>
        <Badge glaze="indigo">Workshop</Badge>
        <Badge>12</Badge>
      </Sample>
      <Sample title="Tags">
        <Tag>Ceramic</Tag>
        <Tag href="#feedback">Climate</Tag>
        <Tag href="#feedback" isCurrent>
          Education
        </Tag>
        <Tag removeLink={{ href: '#feedback', label: 'Remove filter: under Rs. 1,000' }}>Under Rs. 1,000</Tag>
      </Sample>
      <Sample title="Progress and measures" layout="grid">
        <Progress label="Uploading" value={62} />
        <Progress label="Waiting for the file" />
        <Progress label="Done" value={100} valueText="100 of 100" />
        <Meter label="Space used" value={7.4} max={10} valueText="7.4 of 10 GB" />
      </Sample>
      <div className="grid gap-8 lg:grid-cols-2">
        <Sample title="Empty" layout="stack">
          <EmptyState
            level={3}
            title="Nothing here yet"
            action={
              <LinkButton href="#feedback" variant="quiet">
                Start with the newest
              </LinkButton>
            }
          >
            What you keep stays on this device until you sign in.
          </EmptyState>
        </Sample>
        <Sample title="Loading" layout="stack">
          <Loading label="Loading the list">
            <div className="grid grid-cols-2 gap-grout">
              {['first', 'second'].map((key) => (
                <div key={key} className="grid gap-4">
                  <Skeleton className="aspect-square" />
                  <SkeletonText lines={3} />
                </div>
              ))}
            </div>
          </Loading>
        </Sample>
      </div>
    </SampleGroup>
  );
}

import java.io.IOException;

public final class UseSwitchMethod {
    public static void main(String[] args) {
        if (SwitchMethod.after("canceled", null, null) != SwitchMethod.Next.OFFER_METHODS) throw new AssertionError();
        if (SwitchMethod.after("success", null, null) != SwitchMethod.Next.SHOW_PAID) throw new AssertionError();
        if (SwitchMethod.after(null, null, new IOException()) != SwitchMethod.Next.ASK_AGAIN_LATER) throw new AssertionError();
        if (SwitchMethod.after("failed", "new_data", null) != SwitchMethod.Next.OFFER_METHODS) throw new AssertionError();
        if (SwitchMethod.after("failed", "unknown_wait", null) != SwitchMethod.Next.WAIT_FOR_CHECK) throw new AssertionError();
        if (SwitchMethod.after("failed", null, null) != SwitchMethod.Next.WAIT_FOR_CHECK) throw new AssertionError();
    }
}
